"""What Prometheus reads: numbers of each server, taken when they are asked for."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .source import Health, Source

GAUGES = {
    "connected": "Whether the RCON link is open",
    "fights": "Fights under way",
    "questions": "Questions that wait for an answer",
    "undelivered": "Rows of the log that nobody was told of yet",
}
COUNTERS = {
    "rows": "Rows of the log",
    "commands": "RCON commands answered",
    "reconnects": "RCON connections after the first",
    "bytes_sent": "Bytes sent over RCON",
    "bytes_received": "Bytes received over RCON",
}


class Numbers(Collector):
    def __init__(self, source: Source) -> None:
        self.source = source

    def collect(self) -> Iterator[Metric]:
        servers = self.source.health()
        for name, about in GAUGES.items():
            yield _filled(
                GaugeMetricFamily(f"melee_{name}", about, labels=["server"]), name, servers
            )
        for name, about in COUNTERS.items():
            yield _filled(
                CounterMetricFamily(f"melee_{name}", about, labels=["server"]), name, servers
            )


def _filled(
    family: GaugeMetricFamily | CounterMetricFamily, name: str, servers: tuple[Health, ...]
) -> Metric:
    for server in servers:
        family.add_metric([server.server], float(getattr(server, name)))
    return family


def registry(source: Source) -> CollectorRegistry:
    made = CollectorRegistry(auto_describe=False)
    made.register(Numbers(source))
    return made


def text(made: CollectorRegistry) -> bytes:
    return generate_latest(made)
