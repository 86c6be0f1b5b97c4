"""What is no HTTP: a word in the log for whoever looks closely, and nothing of what it held."""

import logging

from aiohttp.http_exceptions import HttpProcessingError

log = logging.getLogger(__name__)


class Unreadable(logging.Filter):
    """Of a request that cannot be read aiohttp would log a traceback, with the token in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        failure = record.exc_info[1] if record.exc_info else None
        if not isinstance(failure, HttpProcessingError):
            return True
        log.info("a request that is no HTTP (%s)", type(failure).__name__)
        return False


def server_log() -> logging.Logger:
    """Where aiohttp may say what goes wrong."""
    quiet = logging.getLogger(f"{__name__}.server")
    if not quiet.filters:
        quiet.addFilter(Unreadable())
    return quiet
