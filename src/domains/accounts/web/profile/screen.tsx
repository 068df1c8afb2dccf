import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { NameForm } from './name-form.tsx'
import { OwnPicture } from './own-picture.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'
import { OwnSessions } from './sessions.tsx'

/** The user's own account: picture, name, password, open sessions. */
export function ProfileScreen() {
  const profile = useQuery(query.accounts.profile.read.queryOptions())
  return (
    <WorkbenchPage title="Meu perfil">
      <QueryView
        query={profile}
        data={profile.data?.data}
        failed="O perfil não veio"
        loading={<LoadingRows rows={4} height={140} label="Carregando o perfil…" />}
      >
        {(loaded) => (
          <div className={styles.sections}>
            <Section
              title="Quem é você"
              hint="Como a equipe vê você na bancada. O site não mostra nem o nome nem a foto."
            >
              <OwnPicture profile={loaded} />
              <NameForm profile={loaded} />
            </Section>
            <Section title="Senha" hint="Ao trocar a senha, as suas outras sessões se encerram.">
              <PasswordForm profile={loaded} />
            </Section>
            <Section
              title="Sessões abertas"
              hint="Onde a sua conta está aberta. Guardamos o navegador e o momento, e não o endereço de rede."
            >
              <OwnSessions />
            </Section>
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
