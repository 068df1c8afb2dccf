import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteOf } from '#client/page-head.ts'
import { LoginFrame } from '../login-frame.tsx'
import { SetPasswordScreen } from './screen.tsx'

/** The link's token stands behind the `#`: the page is the same for all, and only the browser knows whose it is. */
export const Route = createFileRoute('/_public/set-password')({
  head: ({ matches }) =>
    pageHead(siteOf(matches), { title: 'Definir a senha', description: 'Entrada da equipe na bancada.', index: false }),
  component: () => (
    <LoginFrame>
      <SetPasswordScreen />
    </LoginFrame>
  ),
})
