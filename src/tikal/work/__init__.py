"""Where work runs: in this process, in several, or on the machines of a Ray cluster.

What belongs here: handing out tasks and collecting results, so that nothing is lost or done twice when a worker dies.
What does not: what the tasks are. A task must depend on nothing but itself, so that it can be done again elsewhere.
"""
