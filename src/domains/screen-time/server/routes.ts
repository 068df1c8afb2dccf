import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { screenTimeContract } from '../contract.ts'
import { findDay, listDays } from './day.ts'
import { addMachine, listMachines, revokeMachine } from './machines.ts'
import { setPause } from './pause.ts'
import { removeAll, removeDay, sendLines, uploadLog } from './service.ts'

const screenTime = implement(screenTimeContract).$context<Context>().use(enforceAccess)

export const screenTimeRoutes = screenTime.router({
  day: screenTime.day.handler(({ context, input }) => findDay(context, input)),
  days: screenTime.days.handler(({ context }) => listDays(context)),
  upload: screenTime.upload.handler(({ context }) => uploadLog(context)),
  send: screenTime.send.handler(({ context, input }) => sendLines(context, input.body)),
  machines: screenTime.machines.handler(({ context }) => listMachines(context)),
  addMachine: screenTime.addMachine.handler(({ context, input }) => addMachine(context, input)),
  revokeMachine: screenTime.revokeMachine.handler(({ context, input }) => revokeMachine(context, input.id)),
  removeDay: screenTime.removeDay.handler(({ context, input }) => removeDay(context, input.date)),
  setPause: screenTime.setPause.handler(({ context, input }) => setPause(context, input.minutes)),
  removeAll: screenTime.removeAll.handler(({ context }) => removeAll(context)),
})
