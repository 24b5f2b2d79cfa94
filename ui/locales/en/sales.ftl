# The sale summary.
sales-csv = CSV
sales-xlsx = XLSX
sales-print = Print
sales-range = Period
sales-range-month = This month
sales-range-last = Last month
sales-range-quarter = Three months
sales-from = From
sales-to = To
sales-on = Counted by
sales-on-booked = Booking date
sales-on-travel = Travel date
sales-none = No sales in this period
sales-none-help = Nothing was sold. Choose another period above.
sales-sales = Sales
sales-sales-note = Customer price
sales-bookings = Bookings
sales-travellers = Travellers
sales-travellers-note = { $count ->
    [one] { $count } traveller
   *[other] { $count } travellers
}
sales-bookings-note = { $count ->
    [one] { $count } booking
   *[other] { $count } bookings
}
sales-average = Average booking
sales-average-note = Customer price
sales-cancelled = Cancelled
sales-cancelled-bookings = Cancelled bookings
sales-net = Net
sales-net-note = Charged to your balance
sales-earned = Earned
sales-percent = Of sales
sales-of-sales = { NUMBER($percent) } % of sales
sales-share = { NUMBER($percent) } %
sales-number = { NUMBER($number) }
sales-by-day = Sales by day
sales-by-month = Sales by month
sales-by-product = By service
sales-by-seller = By supplier
sales-by-staff = By person
sales-by-reason = By reason of the trip
sales-chart-note-booked = By booking date
sales-chart-note-travel = By travel date
sales-measure = Shown in the chart
sales-bar = { $day }: { $amount }
sales-group = Counted by
sales-group-product = Service
sales-group-seller = Supplier
sales-group-staff = Person
sales-group-reason = Reason
sales-reason-none = No reason chosen
sales-total = Total
sales-equation = Sales { $sales } − net { $net } = earned { $earned }.
sales-equation-tax = Sales { $sales } − net { $net } − taxes you owe { $tax } = earned { $earned }.
sales-ledger = { $count ->
    [one] { $count } ledger entry of these bookings, with changes and cancellations: { $paid } paid = suppliers { $suppliers }, commission { $commission }, TDS { $tds }, fees { $fees }.
   *[other] { $count } ledger entries of these bookings, with changes and cancellations: { $paid } paid = suppliers { $suppliers }, commission { $commission }, TDS { $tds }, fees { $fees }.
}
sales-ledger-elsewhere = Paid elsewhere, and in none of these: { $paid }.
