"""How a policy got better, as a picture."""

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 170, 24, 44
LINES = (("share of the points", "#2463dd", 1), ("share of first places", "#b37800", 2))


def draw_curve(curve):
    """An SVG of rows (generation, share of points, share of first places)."""
    last = max(1, curve[-1][0])

    def x(generation):
        return LEFT + (WIDTH - LEFT - RIGHT) * generation / last

    def y(share):
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        '<title>Results against three bots that walk to the nearest land, by generation</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}" stroke="#d9d6d0"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end" fill="#1d1f23">{percent} %</text>')
    for generation, *_ in curve[:: max(1, len(curve) // 6)]:
        parts.append(
            f'<text x="{x(generation):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="#1d1f23">{generation}</text>'
        )
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="#1d1f23">generation</text>'
    )
    for name, colour, column in LINES:
        points = " ".join(f"{x(row[0]):.1f},{y(row[column]):.1f}" for row in curve)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{y(curve[-1][column]) + 4:.1f}" fill="{colour}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
