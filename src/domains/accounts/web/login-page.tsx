import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { returnPath } from '#client/session/login-address.ts'
import { orDashboard } from '#client/session/modules.ts'
import { hasDrafts } from '#client/storage/draft-keys.ts'
import { LoginFrame } from './login-frame.tsx'
import { ForgotForm } from './parts/forgot-form.tsx'
import { LoginForm } from './parts/login-form.tsx'
import { OpenSession } from './parts/open-session.tsx'
import { useOpenSession } from './use-open-session.ts'

export const Route = createFileRoute('/_public/login')({
  staticData: { opensEarly: true },
  loader: readWays,
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Entrar',
      description: 'Entrada da equipe na bancada.',
      index: false,
      opensEarly: true,
    }),
  component: LoginPage,
})

/** How a link to another password comes; by e-mail, as nearly everywhere, where the server is away: the form stays and says so. */
async function readWays() {
  try {
    return (await api.accounts.password.ways()).data
  } catch {
    return { mailed: true }
  }
}

/** The path to open after the login. Read in the browser only, so that the rendered page is the same for everyone. */
const readReturnPath = () => returnPath(new URLSearchParams(location.search).get('return'))

/** Fragment that opens the form for a forgotten password. */
const FORGOT = '#esqueci'

function LoginPage() {
  const { company } = useLoaderData({ from: '__root__' })
  const { mailed } = Route.useLoaderData()
  const [open, leave] = useOpenSession()
  const [hasLeft, setLeft] = useState(false)
  const [hasForgotten, setForgotten] = useState(false)
  const [keepsText, setKeepsText] = useState(false)

  useEffect(() => setForgotten(location.hash === FORGOT), [])
  useEffect(() => setKeepsText(new URLSearchParams(location.search).has('return') && hasDrafts()), [])

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
          mailed={mailed}
          onBack={() => {
            setForgotten(false)
            setLeft(true)
          }}
        />
      ) : (
        <LoginForm
          company={company.name}
          focused={hasLeft}
          keepsText={keepsText}
          onForgot={() => setForgotten(true)}
          // A full page load, because the workbench has another Content-Security-Policy.
          onSigned={() => location.assign(orDashboard(readReturnPath()))}
        />
      )}
    </LoginFrame>
  )
}
