# Quotes for customers
quotes-title = Send a quote
quotes-subtitle = The prices are checked with the airline before it goes out.
quotes-picks = Flights offered
quotes-none-picked = No flight is chosen. Choose one in the results.
quotes-remove = Remove { $flights }
quotes-pick-more = Back to results
quotes-field-name = Customer’s name
quotes-field-email = Customer’s email
quotes-field-note = Note to the customer
quotes-language = Customer’s language
quotes-language-en = English
quotes-language-fr = Français
quotes-language-ar = العربية
quotes-hours = Valid for
quotes-hours-help = Shorter if the airline or the departure ends it
quotes-hours-of = { $hours } hours
quotes-by-mail = Send it by email
quotes-ask = Price for this customer
quotes-ask-note = Added to each offer; what is booked from the quote is booked at it.
quotes-with-markup = Prices include your markup
quotes-send = Send quote
quotes-make-text = Create the text
quotes-sending = Checking prices
quotes-send-changed = Send at today’s prices
quotes-changed = The price has changed
quotes-changed-text = One of these flights was { $from } and is { $to } now. Nothing has been sent.
quotes-mailed = Email sent successfully. On its way to { $email }.
quotes-unanswered = No answer received: your quote may not have been sent
quotes-unanswered-help = Send it again as it was: it is sent only once. Nothing can be changed until an answer arrives.
quotes-mail-failed = Failed to send Email.
quotes-text-made = The text is ready to copy.
quotes-good-until = Valid until { $moment }.
quotes-text = Text of the quote
quotes-open = Open the quote
quotes-back = All sent quotes
quotes-bookings = My bookings
quotes-none = No quotes sent yet
quotes-none-help = Choose flights in the results and press Quote.
quotes-search = Search flights
quotes-column-quote = Quote
quotes-column-customer = Customer
quotes-column-trip = Trip
quotes-column-until = Valid until
quotes-column-state = Status
quotes-column-lowest = From
quotes-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}
quotes-by = { $date } by { $name }
quotes-state-sent = Sent
quotes-state-opened = Opened
quotes-state-expired = Expired
quotes-state-booked = Booked
quotes-not-mailed = Not emailed
quotes-option = Option { $number }
quotes-was = Quoted
quotes-now = Now
quotes-price-same = Same price
quotes-price-dearer = Up by { $amount }
quotes-price-cheaper = Down by { $amount }
quotes-price-gone = No longer sold
quotes-gone-help = This fare is sold out or was withdrawn.
quotes-find-again = Search these flights
quotes-book = Book for { $amount }
quotes-expired-note = This quote has expired. These are today’s prices.
quotes-without-markup-note = It was sent without your markup; the booking includes it.
quotes-booked-from = Booked: { $transaction }
quotes-text-sent = As it was sent
quotes-fare = { $cabin ->
    [Y] Economy
    [W] Premium economy
    [C] Business
   *[F] First
}, { $family }
