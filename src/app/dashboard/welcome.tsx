import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { useUnreadCount } from '#domains/contact/web/messages/unread.ts'
import { plural } from '#ui/formats.ts'
import styles from './welcome.module.css'

/** Greets the admin, with the week's visits and the unread messages. */
export function Welcome({ name }: { name: string }) {
  const { data } = useQuery(query.analytics.resum.queryOptions({ input: { staff: 'in' } }))
  const unread = useUnreadCount({ admin: true })
  const views = data?.weekly.reduce((sum, { total }) => sum + Number(total), 0)
  const facts = [
    views ? `${plural(views, 'visita', 'visitas')} em 7 dias` : '',
    unread ? plural(unread, 'mensagem por ler', 'mensagens por ler') : '',
  ].filter(Boolean)
  return (
    <div className={styles.welcome}>
      <h2>Bem-vindo de volta, {name}!</h2>
      <p>Os negócios vão bem{facts.length > 0 && `: ${facts.join(' e ')}`}.</p>
    </div>
  )
}
