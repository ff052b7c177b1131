#!/usr/bin/python3
"""Turns GMT's shorelines into polygons: land, lakes, islands in lakes.

Usage: polygons.py WORK_FOLDER, which holds shore.txt (from `gmt coast -W -M`), world-land.json and extent.json.
Writes land.json, water.json, lake_island.json and land-small-scale.json, one GeoJSON feature a line.
"""
import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from shapely.affinity import translate
from shapely.geometry import LineString, Polygon, box, mapping
from shapely.ops import linemerge, polygonize, unary_union

# What the levels of the shorelines enclose, and which of gmt select's five areas (ocean, land, lake, island, pond) that is.
LEVELS = {1: ("land", 1), 2: ("water", 2), 3: ("lake_island", 3)}
# Degrees by which the surroundings overlap the box, so that the two become one surface.
OVERLAP = 1e-4


def read_segments(path):
    """Lines by level. GMT cuts them at its bins; equal rounding lets them be joined again."""
    segments = defaultdict(list)
    level, points = None, []
    for line in [*path.read_text().splitlines(), "> Level 0"]:
        if line.startswith(">"):
            if len(points) > 1:
                segments[level].append(LineString(points))
            level, points = int(re.search(r"Level (\d+)", line).group(1)), []
        else:
            lng, lat = line.split("\t")[:2]
            lng = float(lng)
            points.append((round(lng - 360 if lng > 180 else lng, 6), round(float(lat), 6)))
    return segments


def lies_in(points, area):
    """Which of the points lie in one of gmt select's areas; asks GMT once for all."""
    mask = "/".join("k" if index == area else "s" for index in range(5))
    text = "".join(f"{x:.9f}\t{y:.9f}\n" for x, y in points)
    answer = subprocess.run(
        ["gmt", "select", "-Df", f"-N{mask}", "--FORMAT_FLOAT_OUT=%.9f"],
        input=text, capture_output=True, text=True, check=True,
    ).stdout
    return set(answer.splitlines())


def close_at_frame(lines, frame, area):
    """Lines that the frame cuts open enclose something together with it; GMT tells which side."""
    faces = list(polygonize(unary_union([*lines, frame.exterior])))
    points = [face.representative_point() for face in faces]
    inside = lies_in([(p.x, p.y) for p in points], area)
    return [f for f, p in zip(faces, points) if f"{p.x:.9f}\t{p.y:.9f}" in inside]


def polygons_of(lines, frame, area):
    merged = linemerge(lines)
    parts = list(getattr(merged, "geoms", [merged]))
    closed = [Polygon(part) for part in parts if part.is_ring]
    opened = [part for part in parts if not part.is_ring]
    return closed + (close_at_frame(opened, frame, area) if opened else [])


def unwrapped(ring):
    """A ring that jumps across the antimeridian, continued beyond 180 degrees instead."""
    shift, points = 0, []
    for lng, lat in ring:
        if points and abs(lng + shift - points[-1][0]) > 180:
            shift += 360 if lng + shift < points[-1][0] else -360
        points.append((lng + shift, lat))
    return points


def read_world(path, area):
    """Land at small scale within the area."""
    coordinates = json.loads(path.read_text())["geometry"]["coordinates"]
    polygons = [Polygon(unwrapped(rings[0]), [unwrapped(ring) for ring in rings[1:]]) for rings in coordinates]
    # A ring that starts beyond the antimeridian lies a whole turn away from the others.
    turned = [translate(polygon.buffer(0), turn) for polygon in polygons for turn in (-360, 0, 360)]
    world = unary_union([polygon.intersection(area) for polygon in turned])
    return [polygon for polygon in world.geoms if not polygon.is_empty]


def with_surroundings(land, frame, around):
    """Joins the coarse land around the box to the land that the box cuts."""
    outside = [polygon.difference(frame.buffer(-OVERLAP, join_style=2)) for polygon in around]
    cut = [polygon.buffer(0) for polygon in land if polygon.intersects(frame.exterior)]
    whole = [polygon for polygon in land if not polygon.intersects(frame.exterior)]
    joined = unary_union([*outside, *cut])
    return whole + [polygon for polygon in joined.geoms if polygon.area > 1e-7]


def write(path, polygons):
    with path.open("w") as out:
        for polygon in polygons:
            properties = {"a": round(polygon.area, 6)}
            out.write(json.dumps({"type": "Feature", "properties": properties, "geometry": mapping(polygon)}) + "\n")


def box_of(sides):
    return box(*(sides[side] for side in ("west", "south", "east", "north")))


def main(folder):
    extent = json.loads((folder / "extent.json").read_text())
    frame = box_of(extent["box"])
    around = read_world(folder / "world-land.json", box_of(extent["surroundings"]))
    write(folder / "land-small-scale.json", around)
    segments = read_segments(folder / "shore.txt")
    for level, (name, area) in LEVELS.items():
        polygons = polygons_of(segments[level], frame, area)
        if name == "land":
            polygons = with_surroundings(polygons, frame, around)
        write(folder / f"{name}.json", polygons)
        print(f"  {name}: {len(polygons)} polygons")


main(Path(sys.argv[1]))
