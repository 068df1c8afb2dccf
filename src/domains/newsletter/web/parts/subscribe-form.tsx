import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import type { Returned } from '#platform/rendering.ts'
import { Honeypot } from '#ui/public/honeypot.tsx'
import { SUBSCRIBE_PAGE } from '../../newsletter.ts'
import styles from './subscribe-form.module.css'

const FIELD = 'boletim-email'

interface SubscribeFormProps {
  /** What was sent and refused. */
  returned?: Returned | undefined
  /** Whether it is what its page is for. */
  isMain?: boolean
}

/**
 * Takes the address of a reader who wants new articles. The browser itself sends it, with scripts and without, to the page
 * that says what follows.
 */
export function SubscribeForm({ returned, isMain = false }: SubscribeFormProps) {
  const failure = returned && (returned.fields.email ?? returned.error)
  const describedBy = failure ? `${FIELD}-failure ${FIELD}-help` : `${FIELD}-help`
  return (
    <form method="post" action={SUBSCRIBE_PAGE} className={`stack ${styles.form}`}>
      <label htmlFor={FIELD}>Seu e-mail</label>
      <input
        id={FIELD}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={returned?.typed.email}
        aria-describedby={describedBy}
        aria-invalid={failure ? true : undefined}
        {...(failure && { autoFocus: true })}
      />
      <button type="submit" className={`button justify-center ${isMain ? '' : 'quiet'}`}>
        Receber artigos novos
      </button>
      {failure && (
        <>
          <p id={`${FIELD}-failure`} className="small medium break-anywhere failure" role="alert">
            {failure}
          </p>
          {/* A mistyped provider is asked about once: sent again as it is, it is taken. */}
          <input type="hidden" name="asked" value={returned?.typed.email ?? ''} />
        </>
      )}
      <Honeypot />
      <p id={`${FIELD}-help`} className="soft small">
        {bindWords('Um e-mail a cada artigo novo, e nada mais. Cada um tem o link para sair.')}{' '}
        <Link to="/privacy" activeProps={{}}>
          Privacidade
        </Link>
      </p>
    </form>
  )
}
