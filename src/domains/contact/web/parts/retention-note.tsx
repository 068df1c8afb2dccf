import { Link } from '@tanstack/react-router'
import { RETENTION_MONTHS } from '../../message.ts'

/** What is stored of a message, why and how long: a notice required by the LGPD (Lei 13.709/2018, art. 9). */
export const RetentionNote = () => (
  <p className="soft small">
    Guardamos o que você enviar e a primeira página que abriu nesta visita, só para responder e preparar a proposta.
    Apagamos depois de {RETENTION_MONTHS} meses, ou antes, se você pedir. Se a conexão cair, a mensagem espera neste
    navegador e segue sozinha. Mais no <Link to="/privacy">aviso de privacidade</Link>.
  </p>
)
