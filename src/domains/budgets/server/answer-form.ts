import { AppError } from '#platform/errors.ts'
import { callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { STATE_LINE } from '../budget.ts'
import { choiceQuery } from '../choice-address.ts'
import { readChoice } from '../choices.ts'
import { budgetsRoutes } from './routes.ts'

/** The client's answers posted without JavaScript: the same calls, by the name of the button that was pressed. */
export const sendAnswerForm: Form = async (context, { decision, ...typed }, path) => {
  const choice = readChoice(typed)
  // Else the browser keeps the fragment of the form's address, and shows the form again.
  if (decision === 'sum') return `${path}?escolha=${choiceQuery(typed.version ?? 1, choice ?? [])}#${STATE_LINE}`
  const input = { ...typed, choice, token: lastPart(path) }
  const { quote } = budgetsRoutes
  const calls = {
    accept: () => callWith(context, quote.accept, input),
    refuse: () => callWith(context, quote.refuse, input),
    change: () => callWith(context, quote.requestChange, input),
    renew: () => callWith(context, quote.requestRenewal, input),
  }
  if (!decision || !Object.hasOwn(calls, decision)) throw new AppError('invalid', 'Escolha uma das respostas.')
  await calls[decision as keyof typeof calls]()
  return `${path}?respondido=1#${STATE_LINE}`
}
