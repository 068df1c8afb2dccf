import { serve } from '#platform/http/calls.ts'
import { hoursContract } from '../contract.ts'
import { billHours, throwAwayQuote } from './billing.ts'
import { setHours } from './cells.ts'
import { sendCsv } from './csv.ts'
import { listRates, removeRate, setRate } from './rates.ts'
import { bringBackSuggestion, confirmSuggestion, dismissSuggestion, listSuggestions } from './suggestions.ts'
import { findTasks } from './tasks.ts'
import { keepAlive, readTimers, settleTimer, startTimer, stopTimer } from './timer.ts'
import { listUnbilled } from './unbilled.ts'
import { readTeam, readWeek, sumTask } from './week.ts'

export const hoursRoutes = serve(hoursContract, {
  timer: {
    read: readTimers,
    start: startTimer,
    stop: (context, { id }) => stopTimer(context, id),
    alive: (context, { id }) => keepAlive(context, id),
    settle: settleTimer,
  },
  week: readWeek,
  set: setHours,
  task: (context, { id }) => sumTask(context, id),
  tasks: findTasks,
  rates: {
    list: listRates,
    set: setRate,
    remove: (context, { id }) => removeRate(context, id),
  },
  billing: {
    list: listUnbilled,
    bill: billHours,
    throwAway: (context, { id }) => throwAwayQuote(context, id),
  },
  suggestions: {
    list: listSuggestions,
    confirm: confirmSuggestion,
    dismiss: dismissSuggestion,
    bringBack: bringBackSuggestion,
  },
  team: readTeam,
  csv: sendCsv,
})
