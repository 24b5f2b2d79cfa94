cruise-title = Cruises
cruise-search = Search cruises
cruise-search-again = Search again
cruise-region = Where
cruise-region-india = India and the Maldives
cruise-region-asia = East and South-East Asia
cruise-region-gulf = Gulf and Red Sea
cruise-region-mediterranean = Mediterranean
cruise-region-europe = Northern Europe
cruise-region-caribbean = Caribbean
cruise-region-alaska = Alaska
cruise-region-oceania = Australia and the Pacific
cruise-month = Month
cruise-cabins = Cabins
cruise-cabins-count = { $count ->
    [one] 1 cabin
   *[other] { $count } cabins
}
cruise-cabins-how-many = How many cabins
cruise-cabin-number = Cabin { $number }
cruise-adults = Adults
cruise-children = Children
cruise-children-note = Up to 11 years on the last day
cruise-child-age = Age of child { $number }
cruise-count = { $shown } of { $all } sailings
cruise-filter-lengths = Length
cruise-length-short = Up to 4 nights
cruise-length-week = 5 to 7 nights
cruise-length-long = 8 nights and more
cruise-filter-lines = Cruise line
cruise-sort = Order
cruise-sort-day = Earliest
cruise-sort-price = Cheapest
cruise-sort-nights = Shortest
cruise-none = No cruise found
cruise-none-help = No ship leaves there in that month with cabins for all of them. Try another month, or fewer guests in a cabin.
cruise-all-filtered = The filters leave no sailing
cruise-clear = Clear the filters
cruise-built = Built { $year }
cruise-back = Back { $moment }
cruise-from = From, for all guests
cruise-per-guest = { $amount } for each guest
cruise-choose-cabins = Choose cabins
cruise-cabin = Cabin
cruise-cabin-note = Port charges and tax are in the price
cruise-guarantee-of = { $kind }, guarantee
cruise-guarantee-note = The line chooses the cabin, of this kind or a better one
cruise-size-decks = { $metres } m², decks { $decks }
cruise-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
cruise-deck = Deck { $deck }
cruise-decks = Decks
cruise-deck-first = Choose a kind of cabin to see which are free
cruise-plan-cabin = { $number }, { $kind }, { $side }, beds for { $beds }
cruise-plan-free = Free
cruise-plan-other = Other kind
cruise-plan-taken = Taken
cruise-plan-chosen = Chosen: { $number }, { $part }, { $side }
cruise-side-starboard = starboard side
cruise-side-port = port side
cruise-side-inside = inside
cruise-part-forward = forward
cruise-part-middle = middle of the ship, calmest
cruise-part-aft = aft
cruise-tips = Tips
cruise-tips-prepaid = Paid now
cruise-tips-on-board = Paid aboard
cruise-nothing-chosen = Choose a cabin to see what it comes to.
cruise-total = Total
cruise-schedule = Deposit and balance
cruise-schedule-note = Your customer pays you by these days. Your account is charged alike: the deposit when you book, the balance by its day. You are reminded a week and a day before. If your account cannot pay when that day is over, the cruise is cancelled, and the line keeps what its terms say for that day.
cruise-decision = Chosen cabins
cruise-travellers = Travellers
cruise-next-cabin = Choose cabin { $number }
cruise-kind-inside = Inside
cruise-kind-oceanview = Ocean view
cruise-kind-balcony = Balcony
cruise-kind-suite = Suite
cruise-cabin-named = { $kind }, { $place }
cruise-guarantee = given by the line before boarding
cruise-on-deck = { $number }, deck { $deck }
cruise-nights = { $count ->
    [one] 1 night
   *[other] { $count } nights
}
cruise-guests = { $count ->
    [one] 1 guest
   *[other] { $count } guests
}
cruise-moment = { $date }, { $time }
cruise-hours = { $from } to { $to }
cruise-leaves = Leaves { $at }
cruise-arrives = Arrives { $at }
cruise-tender = ashore by boat
cruise-at-sea = At sea
cruise-route = Route
cruise-cancelling = Cancelling
cruise-free = Nothing is kept
cruise-kept = { $percent } % of the fare
cruise-until = until { $date }
cruise-after = after that
cruise-from-now = from now on
cruise-back-whole = Days are of the first port. Port charges and tips come back whole.
cruise-pay-deposit = Deposit, { $date }
cruise-pay-balance = Balance, by { $date }
cruise-pay-whole = The whole, { $date }
cruise-dining = Dinner
cruise-dining-early = Early, 18:00
cruise-dining-late = Late, 20:30
cruise-dining-anytime = At any time
cruise-mode = Pay or hold
cruise-mode-confirm = Pay and confirm now
cruise-mode-hold = Hold without paying
cruise-mode-until = The line would hold the cabins until { $moment }.
cruise-departs = Leaves
cruise-returns = Back
cruise-reference = Line’s reference
cruise-given-up = Cancelled
cruise-which-cabins = Which cabins are cancelled?
cruise-choose-cabin = Choose a cabin
