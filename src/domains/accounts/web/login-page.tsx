import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { returnPath } from '#client/login-address.ts'
import { pageHead, siteOf } from '#client/page-head.ts'
import { storeUser } from '#client/stored-user.ts'
import { LoginFrame } from './login-frame.tsx'
import { ForgotForm } from './parts/forgot-form.tsx'
import { LoginForm } from './parts/login-form.tsx'
import { OpenSession } from './parts/open-session.tsx'
import { useOpenSession } from './use-open-session.ts'

export const Route = createFileRoute('/_public/login')({
  head: ({ matches }) =>
    pageHead(siteOf(matches), { title: 'Entrar', description: 'Entrada da equipe na bancada.', index: false }),
  component: LoginPage,
})

/** Where the address says to go on to; read when it is needed, so that the page is the same for all. */
const goesTo = () => returnPath(new URLSearchParams(location.search).get('return'))

/** Behind the address where somebody comes to ask for another password. */
const FORGOT = '#esqueci'

function LoginPage() {
  const { company } = useLoaderData({ from: '__root__' })
  const [open, leave] = useOpenSession()
  const [hasLeft, setLeft] = useState(false)
  const [hasForgotten, setForgotten] = useState(false)

  useEffect(() => setForgotten(location.hash === FORGOT), [])

  if (open)
    return (
      <LoginFrame>
        <OpenSession session={open} onLeave={() => leave().then(() => setLeft(true))} />
      </LoginFrame>
    )
  return (
    <LoginFrame>
      {hasForgotten ? (
        <ForgotForm
          onBack={() => {
            setForgotten(false)
            setLeft(true)
          }}
        />
      ) : (
        <LoginForm
          company={company.name}
          focused={hasLeft}
          onForgot={() => setForgotten(true)}
          onSigned={(user) => {
            storeUser(user)
            // A document of its own: the workbench has another policy than public pages.
            location.assign(goesTo())
          }}
        />
      )}
    </LoginFrame>
  )
}
