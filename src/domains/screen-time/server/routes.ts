import { serve } from '#platform/http/calls.ts'
import { screenTimeContract } from '../contract.ts'
import { findDay, listDays } from './day.ts'
import { addMachine, listMachines, revokeMachine } from './machines.ts'
import { setPause } from './pause.ts'
import { removeAll, removeDay, sendLines, uploadLog } from './service.ts'

export const screenTimeRoutes = serve(screenTimeContract, {
  day: findDay,
  days: listDays,
  upload: uploadLog,
  send: (context, { body }) => sendLines(context, body),
  machines: listMachines,
  addMachine,
  revokeMachine: (context, { id }) => revokeMachine(context, id),
  removeDay: (context, { date }) => removeDay(context, date),
  setPause: (context, { minutes }) => setPause(context, minutes),
  removeAll,
})
