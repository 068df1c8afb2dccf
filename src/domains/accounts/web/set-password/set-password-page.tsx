import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { LoginFrame } from '../login-frame.tsx'
import { SetPasswordScreen } from './screen.tsx'

/** The token is in the fragment, so the server renders the same page for everyone. */
export const Route = createFileRoute('/_public/set-password')({
  staticData: { opensEarly: true, startsAtOnce: true },
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Definir a senha',
      description: 'Entrada da equipe na bancada.',
      index: false,
      opensEarly: true,
    }),
  component: () => (
    <LoginFrame>
      <SetPasswordScreen />
    </LoginFrame>
  ),
})
