import { useLoaderData } from '@tanstack/react-router'
import { isOn } from '#modules.ts'
import { SubscribeForm } from './subscribe-form.tsx'
import styles from './subscribe-strip.module.css'

/** Below the line that closes an article or their list: new ones by e-mail. Nothing where the module is off on the site. */
export function SubscribeStrip() {
  const { modules_off } = useLoaderData({ from: '__root__' })
  if (!isOn({ module: 'newsletter' }, modules_off)) return null
  return (
    <section className={`row cluster space-between line-below not-printed ${styles.strip}`} aria-labelledby="boletim">
      <h2 id="boletim" className="subheading">
        Artigos novos por e-mail
      </h2>
      <SubscribeForm />
    </section>
  )
}
