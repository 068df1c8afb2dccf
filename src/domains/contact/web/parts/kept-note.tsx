import { Link } from '@tanstack/react-router'
import { KEPT_MONTHS } from '../../message.ts'

/** What is kept of a message, why and how long, as the LGPD (Lei 13.709/2018, art. 9) wants it said before. */
export const KeptNote = () => (
  <p className="soft small">
    Guardamos o que você enviar e a primeira página que abriu nesta visita, só para responder e preparar a proposta.
    Apagamos depois de {KEPT_MONTHS} meses, ou antes, se você pedir. Se a conexão cair, a mensagem espera neste
    navegador e segue sozinha. Mais no <Link to="/privacy">aviso de privacidade</Link>.
  </p>
)
