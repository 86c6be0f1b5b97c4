"""What dice can come to: the least, the most, and the average where it has a closed form."""

from math import comb

from .dice_throw import MAX_EXPLOSIONS, apply_sign, meets
from .dice_tree import Binary, Dice, Group, Negative, Node, Number, Operator

Span = tuple[int, int]
"""Least and most, both possible or beyond what is possible, never inside it."""

MAX_AVERAGE_DICE, MAX_AVERAGE_SIDES = 40, 1000
"""Beyond these, the average of chosen dice is not worked out."""


def span(node: Node, exploding: bool = True) -> Span:
    """Least and most; with ``exploding`` False, as if no die were ever added.

    Rerolls are taken for never happening. Raises DiceError where it always divides by zero.
    """
    match node:
        case Number():
            return node.value, node.value
        case Dice():
            return _span_of_dice(node, exploding)
        case Group():
            return _span_of_group(node, exploding)
        case Negative():
            least, most = span(node.value, exploding)
            return -most, -least
        case Binary():
            return _span_of_sign(node.sign, span(node.left, exploding), span(node.right, exploding))


def _span_of_dice(dice: Dice, exploding: bool) -> Span:
    """Choosing the highest or lowest grows with the dice, so two extreme throws tell it all."""
    counts, values = (dice.count, dice.count), (1, dice.sides)
    for action in dice.operators:
        match action.operation:
            case "mi" | "ma":
                bound = action.selectors[-1].number
                limit = max if action.operation == "mi" else min
                values = limit(values[0], bound), limit(values[1], bound)
            case "e" if exploding:
                counts = counts[0], counts[1] + MAX_EXPLOSIONS * (counts[1] > 0)
                values = min(1, values[0]), max(dice.sides, values[1])
            case "ra" if exploding:
                counts = counts[0], counts[1] + (counts[1] > 0)
                values = min(1, values[0]), max(dice.sides, values[1])
            case "rr" | "ro":
                values = min(1, values[0]), max(dice.sides, values[1])
            case "k" | "p":
                counts = _kept(action, counts)
            case _:
                pass
    return counts[0] * values[0], counts[1] * values[1]


def _kept(action: Operator, counts: Span) -> Span:
    """How many of so many are left after a choice."""
    keep, least, most = action.operation == "k", *counts
    if len(action.selectors) > 1 or action.selectors[0].which not in "hl":
        return 0, most
    number = action.selectors[0].number
    if keep:
        return min(number, least), min(number, most)
    return max(0, least - number), max(0, most - number)


def _span_of_group(group: Group, exploding: bool) -> Span:
    spans = [span(value, exploding) for value in group.values]
    lows, highs = sorted(low for low, _ in spans), sorted(high for _, high in spans)
    for action in group.operators:
        if len(action.selectors) > 1 or action.selectors[0].which not in "hl":
            return sum(min(0, low) for low in lows), sum(max(0, high) for high in highs)
        number = min(action.selectors[0].number, len(lows))
        if action.operation == "p":
            number = len(lows) - number
        # Keep so many of the highest, or drop all but so many of the lowest…
        of_the_top = (action.operation == "k") == (action.selectors[0].which == "h")
        cut = slice(len(lows) - number, None) if of_the_top else slice(0, number)
        lows, highs = lows[cut], highs[cut]
    return sum(lows), sum(highs)


def _span_of_sign(sign: str, left: Span, right: Span) -> Span:
    match sign:
        case "+":
            return left[0] + right[0], left[1] + right[1]
        case "-":
            return left[0] - right[1], left[1] - right[0]
        case "*" | "/":
            # Whole divisors nearest to zero give the most; zero itself is an error when thrown.
            ends = {*right, *(n for n in (-1, 1) if sign == "/" and right[0] <= n <= right[1])}
            if sign == "/" and ends != {0}:
                ends.discard(0)
            corners = [apply_sign(sign, a, b) for a in left for b in ends]
            return min(corners), max(corners)
        case "%":
            if right == (0, 0):
                apply_sign(sign, 0, 0)
            return min(0, right[0] + 1), max(0, right[1] - 1)
        case _:
            return 0, 1


def average(node: Node) -> float | None:
    """The expected total; None where there is no short way to it.

    Exact, but for the caps on rerolls and explosions, which are as good as never met.
    """
    match node:
        case Number():
            return float(node.value)
        case Dice():
            return _average_of_dice(node)
        case Group(operators=()):
            parts = [average(value) for value in node.values]
            known = [part for part in parts if part is not None]
            return sum(known, 0.0) if len(known) == len(parts) else None
        case Negative():
            inner = average(node.value)
            return None if inner is None else -inner
        case Binary(sign="+" | "-" | "*"):
            left, right = average(node.left), average(node.right)
            if left is None or right is None:
                return None
            if node.sign == "*":
                return left * right
            return left + right if node.sign == "+" else left - right
        case _:
            return None


def _average_of_dice(dice: Dice) -> float | None:
    """Of dice with one operator at most."""
    count, sides = dice.count, dice.sides
    mean = (sides + 1) / 2
    if not dice.operators:
        return count * mean
    if len(dice.operators) > 1 or sides > MAX_AVERAGE_SIDES:
        return None
    action = dice.operators[0]
    number = action.selectors[-1].number
    if action.operation in ("mi", "ma"):
        limit = max if action.operation == "mi" else min
        return count * sum(limit(v, number) for v in range(1, sides + 1)) / sides
    if any(selector.which in "hl" for selector in action.selectors):
        return _average_of_best(action, count, sides)
    hit = [v for v in range(1, sides + 1) if any(meets(s, v) for s in action.selectors)]
    rest = sides * mean - sum(hit)
    odds = len(hit) / sides
    match action.operation:
        case "k":
            return count * sum(hit) / sides
        case "p":
            return count * rest / sides
        case "ro":
            return count * (rest / sides + odds * mean)
        case "ra":
            return mean * (count + 1 - (1 - odds) ** count)
        case "rr":
            return count * (rest / (sides - len(hit)) if odds < 1 else mean)
        case _:
            return count * mean / (1 - odds) if odds < 1 else None


def _average_of_best(action: Operator, count: int, sides: int) -> float | None:
    """Kept or dropped highest or lowest: how many dice reach each face, face by face."""
    if len(action.selectors) > 1 or action.operation not in ("k", "p") or count > MAX_AVERAGE_DICE:
        return None
    selector = action.selectors[0]
    best = min(selector.number, count)
    if action.operation == "p":
        best = count - best
    total = 0.0
    for face in range(1, sides + 1):
        odds = (sides - face + 1) / sides
        total += sum(
            min(best, reach) * comb(count, reach) * odds**reach * (1 - odds) ** (count - reach)
            for reach in range(1, count + 1)
        )
    of_the_top = (action.operation == "k") == (selector.which == "h")
    return total if of_the_top else best * (sides + 1) - total
