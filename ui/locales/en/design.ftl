# Words of the widgets that all screens share.
design-optional = optional
design-show = Show
design-hide = Hide
design-caps-lock = Caps Lock is on
design-checked = Checked
design-select = Select
design-matches = { $count ->
    [0] No matches
    [one] { $count } match
   *[other] { $count } matches
}
design-close = Close
design-apply = Apply
design-alerts = Messages
design-please-wait = Please wait
design-loading = Loading
design-went-wrong = Something went wrong:
design-go-home = Go to Home
design-fewer = One fewer: { $what }
design-more = One more: { $what }
design-open-calendar = Open the calendar
design-previous-month = Previous month
design-next-month = Next month
design-date-format = DD MMM YYYY
design-date-unreadable = Enter the date as day, month and year, such as 09 Jul 1985
design-type-day = Type the day: { $end }
design-type-day-format = 24NOV, 24/11 or +3
design-type-day-unreadable = Type a day such as 24NOV, 24/11 or +3
design-type-day-unusable = { $day } cannot be chosen
design-today = Today
design-day-chosen = chosen
design-day-first = first day chosen
design-day-last = last day chosen
design-day-between = between
design-day-cheapest = one of the lowest
design-day-unusable = cannot be chosen
design-clear = Clear
design-done = Done
design-sort-ascending = sorted, smallest first
design-sort-descending = sorted, largest first
design-errors-title = { $count ->
    [one] { $count } detail needs attention
   *[other] { $count } details need attention
}
design-comma = ,{" "}
design-page-of = Page { $page } of { $pages }
design-copy = Copy text
design-copy-copied = Copied
design-copy-marked = The text is marked: copy it with the keyboard.
design-share-whatsapp = Send by WhatsApp
design-no-country = No country of this name
design-map-closer = Zoom in
design-map-farther = Zoom out
design-map-failed = The map could not be loaded.
