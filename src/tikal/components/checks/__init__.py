"""Facts that the data must agree with: one function for each, named after it, refusing with `ComponentError`.

What is certain (counts of the rulebooks, sums that follow from them) is checked hard. What is reconstructed
may be corrected freely, as long as a game can still be played with it.
"""
