import { Link } from '@tanstack/react-router'
import { KEPT_MONTHS } from '../../message.ts'

const PRIVACY: string = '/privacy'

/** What is kept of a message, why and how long, as the LGPD (Lei 13.709/2018, art. 9) wants it said before. */
export const KeptNote = () => (
  <p className="soft small">
    Ao enviar, você concorda que guardemos o que escreveu e a primeira página que abriu nesta visita, só para responder.
    Apagamos depois de {KEPT_MONTHS} meses, ou antes, se você pedir. Se a conexão cair, a mensagem espera neste
    navegador e segue sozinha. Mais no <Link to={PRIVACY}>aviso de privacidade</Link>.
  </p>
)
