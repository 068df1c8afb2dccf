import { callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { calendarRoutes } from '../routes.ts'

/** The answer posted without JavaScript: the same call, by the button that was pressed. */
export const sendAnswerForm: Form = async (context, { answer }, path) => {
  await callWith(context, calendarRoutes.guests.answer, { token: lastPart(path), answer })
  return path
}
