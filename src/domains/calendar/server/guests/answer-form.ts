import { call } from '@orpc/server'
import type { Form } from '#platform/http/forms.ts'
import { calendarRoutes } from '../routes.ts'

/** The answer posted without JavaScript: the same call, by the button that was pressed. */
export const sendAnswerForm: Form = async (context, { answer }, path) => {
  const input = { token: path.split('/').at(-1), answer }
  await call(calendarRoutes.guests.answer, input as never, { context })
  return path
}
