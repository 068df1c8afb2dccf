import type { Words } from '#words.ts'

/** Texts that the specification gives fields and the answers of calls: the screens in Portuguese show their own in their place. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Please provide the client name.': 'Diga quem é o cliente.',
  'Please provide the project name.': 'Diga qual é o projeto.',
  'Please select a deadline.': 'Escolha o prazo de entrega.',
  'Please provide the budget validity.': 'Escolha até quando o orçamento vale.',
  'Start and End date invalid': 'O fim vem antes do começo.',
  'Untitled Project': 'Projeto sem título',
  Status: 'Situação',
  'Evento Recorrente': 'Evento recorrente',
  'Ativar Alerta': 'Ativar alerta',
  'Alerta Personalizado': 'Alerta personalizado',
}

/** The label of a field or a text of an answer as the screens show it; of one that is put together ('11-014 · Untitled Project') each part. */
export const answerWords = (text: string): Words => [
  text,
  text
    .split(/(\n| · )/)
    .map((part) => ANSWERS[part] ?? part)
    .join(''),
]
