import { Switch } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useComfortable } from '#client/interface/use-density.ts'
import { useIsOn } from '#client/session/modules.ts'
import { ProfileScreen } from '#domains/accounts/web/profile/screen.tsx'
import { Section } from '#domains/accounts/web/profile/section.tsx'
import { AppPasswords, useAppPasswords } from '#domains/calendar/web/app-passwords/app-passwords.tsx'
import { NoticeSettings, useNoticeSettings } from '#domains/notices/web/settings.tsx'
import { OwnPanel } from '#domains/site/web/panel/panel-fields.tsx'
import { usePanelChoice } from '#domains/site/web/panel/use-panel-choice.ts'
import { Held } from '#ui/workbench/held.tsx'

export const Route = createFileRoute('/_workbench/dashboard/profile')({
  staticData: { heading: 'Meu perfil' },
  component: ProfilePage,
})

/** Rows, letters and buttons larger than usual, on all of the person's devices. */
function DensitySwitch() {
  const [isComfortable, setComfortable] = useComfortable()
  return (
    <Switch
      label="Linhas, letras e botões maiores"
      checked={isComfortable}
      onChange={({ currentTarget }) => setComfortable(currentTarget.checked)}
    />
  )
}

/** One's own account, with what other domains let one choose. */
function ProfilePage() {
  const isOn = useIsOn()
  const isPanelLoading = usePanelChoice().choices.isLoading
  const areNoticesLoading = useNoticeSettings().isLoading
  const isCalendarOn = isOn({ module: 'calendar' })
  const arePasswordsLoading = useAppPasswords(isCalendarOn).isLoading
  return (
    <ProfileScreen isHeld={isPanelLoading || areNoticesLoading || arePasswordsLoading}>
      <Section id="painel" title="Painel" hint="As palavras e os formatos das telas. O que é guardado não muda.">
        <OwnPanel />
        <Held isHeld={isPanelLoading}>
          <DensitySwitch />
        </Held>
      </Section>
      <Section id="avisos" title="Avisos" hint="Os avisos aparecem no sino, no alto de cada tela, e ficam por 90 dias.">
        <Held isHeld={isPanelLoading}>
          <NoticeSettings />
        </Held>
      </Section>
      {isCalendarOn && (
        <Section
          id="senhas-de-app"
          title="Calendário no telefone"
          hint="Com uma senha de app, o calendário do telefone ou do computador (CalDAV) mostra e muda os seus eventos. O manual diz como, em cada um."
        >
          <Held isHeld={isPanelLoading || areNoticesLoading}>
            <AppPasswords />
          </Held>
        </Section>
      )}
    </ProfileScreen>
  )
}
