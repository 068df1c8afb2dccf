import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#domains/accounts/web/profile/screen.tsx'
import { Section } from '#domains/accounts/web/profile/section.tsx'
import { NoticeSettings } from '#domains/notices/web/settings.tsx'
import { OwnPanel } from '#domains/site/web/panel/panel-fields.tsx'

export const Route = createFileRoute('/_workbench/dashboard/profile')({
  staticData: { heading: 'Meu perfil' },
  component: ProfilePage,
})

/** One's own account, with what other domains let one choose. */
function ProfilePage() {
  return (
    <ProfileScreen>
      <Section id="painel" title="Painel" hint="As palavras e os formatos das telas. O que é guardado não muda.">
        <OwnPanel />
      </Section>
      <Section id="avisos" title="Avisos" hint="Os avisos aparecem no sino, no alto de cada tela, e ficam por 90 dias.">
        <NoticeSettings />
      </Section>
    </ProfileScreen>
  )
}
