# Fees of changing and cancelling, wherever they are shown.
fees-hours-any = Any time
fees-hours-over = More than { $hours } hours
fees-hours-under = Less than { $hours } hours
fees-hours-between = { $from } to { $to } hours
fees-free = Free
fees-not-allowed = Not allowed
fees-basis = { $per ->
    [ticket] Each traveller, once for the whole ticket
   *[direction] Each traveller and direction
}
fees-basis-apart = Each traveller. Cancelling: { $cancel ->
    [ticket] once for the whole ticket
   *[direction] for each direction
}. Changing: { $change ->
    [ticket] once for the whole ticket
   *[direction] for each direction
}
