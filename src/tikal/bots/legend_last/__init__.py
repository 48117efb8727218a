"""The last segment of Legend, solved by branch and bound.

`segment` tells what is tried and what a position brings, `bound` what it could bring at the very best, `promise` which
journeys are worth a closer look; `stones` and `moved_stone` go through the ways that stones make. Below them are
`margin`, `leaving`, `lands`, `open_land`, `bundles` (exchanges), `offers`, `prices` and `purse`, which all work on one
record, `prospect`.
"""
