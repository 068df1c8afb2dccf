import { useQuery } from '@tanstack/react-query'
import { failureText, query } from '../../../../app/query'
import { WorkbenchPage } from '../../../../ui/workbench/page'
import { FailedState, LoadingRows } from '../../../../ui/workbench/states'
import { NameForm } from './name-form'
import { OwnPicture } from './own-picture'
import { PasswordForm } from './password-form'
import { Section } from './section'
import styles from './section.module.css'
import { OwnSessions } from './sessions'

/** One's own account: name, picture, password, open sessions. */
export function ProfileScreen() {
  const { data, error, refetch } = useQuery(query.accounts.profile.read.queryOptions())
  const profile = data?.data
  return (
    <WorkbenchPage title="Meu perfil">
      {!profile ? (
        error ? (
          <FailedState title="O perfil não veio" retry={() => void refetch()}>
            {failureText(error)}
          </FailedState>
        ) : (
          <LoadingRows rows={4} height={140} label="Carregando o perfil…" />
        )
      ) : (
        <div className={styles.sections}>
          <Section
            title="Quem é você"
            hint="Como a equipe vê você na bancada. O site não mostra nem o nome nem a foto."
          >
            <OwnPicture profile={profile} />
            <NameForm profile={profile} />
          </Section>
          <Section title="Senha" hint="Ao trocar a senha, as suas outras sessões se encerram.">
            <PasswordForm profile={profile} />
          </Section>
          <Section
            title="Sessões abertas"
            hint="Onde a sua conta está aberta. Guardamos o navegador e o momento, e não o endereço de rede."
          >
            <OwnSessions />
          </Section>
        </div>
      )}
    </WorkbenchPage>
  )
}
