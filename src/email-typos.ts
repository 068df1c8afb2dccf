/** Ways in which the domains of much used providers are mistyped. Some may exist: so who typed one is asked, and not corrected. */
const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmil.com gmaill.com gmaul.com gmaio.com gnail.com gamil.com ggmail.com gmsil.com gimail.com gmail.con gmail.co gmail.cm gmail.om gmail.comm gmail.cmo gmail.ocm gmail.vom gmail.xom gmail.com.br gmail.br gmailcom.br'.split(
      ' ',
    ),
  'hotmail.com':
    'hotmial.com hotmal.com hotmil.com hotmai.com hotmaill.com hotamil.com hotnail.com hormail.com homail.com hotmeil.com htmail.com hotmail.con hotmail.co hotmail.cm hotmail.om hotmail.comm hotmail.cmo hotmail.ocm hotmail.vom'.split(
      ' ',
    ),
  'outlook.com': 'outlok.com outloo.com outlock.com outllok.com oultook.com outlook.con outlook.co outlook.cm'.split(
    ' ',
  ),
  'yahoo.com.br': 'yaho.com.br yahooo.com.br yhoo.com.br yahoo.co.br yahoo.com.b yahoo.combr'.split(' '),
  'yahoo.com': 'yaho.com yahooo.com yhoo.com yahoo.con yahoo.cm yahoo.om'.split(' '),
  'icloud.com': 'iclod.com icoud.com iclould.com icloud.con icloud.co icloud.cm'.split(' '),
  'uol.com.br': 'uol.con.br uol.com.b uol.co.br uol.combr'.split(' '),
  'terra.com.br': 'tera.com.br terra.con.br terra.com.b terra.combr'.split(' '),
}

const QUESTION = 'Você quis dizer'

const MEANT = new Map(Object.entries(MISTYPED).flatMap(([meant, typed]) => typed.map((domain) => [domain, meant])))

/** The address that somebody who typed this one probably meant; undefined where nothing suggests another. */
export function meantEmail(typed: string): string | undefined {
  const [, person, domain = ''] = /^(.+)@([^@]+)$/.exec(typed.trim().toLowerCase()) ?? []
  const meant = MEANT.get(domain)
  return meant && `${person}@${meant}`
}

/** The question whether that one was meant, beside a field that takes the typed one all the same; '' for none. */
export function emailHint(typed: string): string {
  const meant = meantEmail(typed)
  return meant ? `${QUESTION} ${meant}?` : ''
}

/** Whether what is said of an e-mail is a question, and not what is wrong with it. */
export const isQuestion = (text: string | undefined) => text?.startsWith(QUESTION) ?? false

/**
 * The question whether another e-mail was meant, asked once of each: `asked` is the one that was asked about before.
 * Undefined where there is nothing to ask.
 */
export function emailQuestion(email: string, asked = ''): string | undefined {
  const meant = email.trim() === asked.trim() ? undefined : meantEmail(email)
  return meant && `${QUESTION} ${meant}? Se estiver certo como está, é só enviar de novo.`
}
