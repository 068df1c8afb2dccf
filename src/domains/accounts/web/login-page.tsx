import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { useState } from 'react'
import { returnPath } from '../../../app/login-address.ts'
import { pageHead, siteOf } from '../../../app/page-head.ts'
import { pictureAddress } from '../../../pictures/picture-address.ts'
import css from './login-page.module.css'
import { LoginForm } from './parts/login-form'
import { OpenSession } from './parts/open-session'
import { storeUser } from './stored-user.ts'
import { useOpenSession } from './use-open-session.ts'

export const Route = createFileRoute('/_public/login')({
  head: ({ matches }) =>
    pageHead(siteOf(matches), { title: 'Entrar', description: 'Entrada da equipe na bancada.', index: false }),
  component: LoginPage,
})

/** Where the address says to go on to; read when it is needed, so that the page is the same for all. */
const goesTo = () => returnPath(new URLSearchParams(location.search).get('return'))

function LoginPage() {
  const { day, company } = useLoaderData({ from: '__root__' })
  const [open, leave] = useOpenSession()
  const [hasLeft, setLeft] = useState(false)
  return (
    <div className={`page ${css.login}`}>
      <section className={css.side}>
        {open ? (
          <OpenSession session={open} onLeave={() => leave().then(() => setLeft(true))} />
        ) : (
          <LoginForm
            company={company.name}
            focused={hasLeft}
            onSigned={(user) => {
              storeUser(user)
              // A document of its own: the workbench has another policy than public pages.
              location.assign(goesTo())
            }}
          />
        )}
      </section>
      <figure className={css.plate}>
        <img src={pictureAddress('board', 'entrada', { filament: day.weekday })} width={640} height={400} alt="" />
      </figure>
    </div>
  )
}
