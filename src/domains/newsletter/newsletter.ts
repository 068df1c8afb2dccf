/** What browser and server both know of the newsletter. */

/** Where a reader subscribes, confirms and leaves; the last two by their links. */
export const SUBSCRIBE_PAGE = '/boletim'
export const CONFIRM_PAGES = '/boletim/confirmar'
export const LEAVE_PAGES = '/boletim/sair'
/** Where mail programs take a reader off the list by themselves. */
export const ONE_CLICK = '/boletim/um-clique'

/** Days until an address that nobody has confirmed is removed, and its link is over. */
export const CONFIRM_DAYS = 7

/** Longest subject, in characters. */
export const MAX_SUBJECT = 150

/** '40 inscritos são exemplos da demonstração: nada é enviado a eles.' */
export const examplesText = (count: number) =>
  count === 1
    ? '1 inscrito é exemplo da demonstração: nada é enviado a ele.'
    : `${count} inscritos são exemplos da demonstração: nada é enviado a eles.`

/** What is said where letters go into the outbox. */
export const OUTBOX_TEXT = 'Sem servidor de e-mail: os e-mails viram arquivos na pasta outbox.'

/** How many letters of a sending are in each state. */
type Progress = Readonly<Record<'total' | 'sent' | 'waiting' | 'failed' | 'unknown', number>>

/** 'Enviado a 48 de 50, 2 falharam'. */
export function progressText({ total, sent, waiting, failed, unknown }: Progress): string {
  return [
    waiting === 0 && sent === total ? `Enviado a ${total}` : `Enviado a ${sent} de ${total}`,
    waiting > 0 && `${waiting} ${waiting === 1 ? 'espera' : 'esperam'}`,
    failed > 0 && `${failed} ${failed === 1 ? 'falhou' : 'falharam'}`,
    unknown > 0 && `${unknown} sem resposta do servidor`,
  ]
    .filter(Boolean)
    .join(', ')
}
