import type { Letterhead } from '#platform/mail/letter.ts'
import { type Letter, writeEmail } from '#platform/mail/write-email.ts'
import { CONFIRM_DAYS } from '../newsletter.ts'

/** Asks a reader to confirm. It says nothing that whoever typed the address could have written. */
export const confirmLetter = (firm: Letterhead, link: string) =>
  writeEmail({
    subject: `Confirme: artigos novos de ${firm.name}`,
    heading: 'Confirme o seu e-mail',
    firm,
    paragraphs: ['Alguém pediu que os artigos novos do site cheguem a este e-mail. Se foi você, confirme.'],
    button: { label: 'Confirmar o e-mail', link },
    notes: [
      `O link vale ${CONFIRM_DAYS} dias. Se não foi você, não faça nada: sem confirmação nada é enviado, e o endereço é apagado.`,
    ],
  })

/** To who asks again: they have it, and how they leave. */
export const knownLetter = (firm: Letterhead, leave: string) =>
  writeEmail({
    subject: `Você já recebe os artigos de ${firm.name}`,
    heading: 'Você já está na lista',
    firm,
    paragraphs: [
      'Alguém pediu de novo que os artigos novos do site cheguem a este e-mail. Eles já chegam: não falta nada.',
    ],
    notes: [{ label: 'Deixar de receber', link: leave }],
  })

/** What of an article its letter says. */
export interface SentArticle {
  subject: string
  title: string
  /** Plain text; '' for none. */
  summary: string
}

/** An article's letter to one reader. @param links the article's page, and the one on which its reader leaves */
export const articleLetter = (
  firm: Letterhead,
  { subject, title, summary }: SentArticle,
  links: Record<'article' | 'leave', string>,
) =>
  ({
    subject,
    heading: title,
    firm,
    paragraphs: summary ? [summary] : [],
    button: { label: 'Ler o artigo', link: links.article },
    notes: [
      `Você recebe os artigos novos de ${firm.name} porque os pediu no site.`,
      { label: 'Deixar de receber', link: links.leave },
    ],
  }) satisfies Letter
