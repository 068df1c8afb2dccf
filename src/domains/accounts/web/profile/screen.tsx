import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#client/calls/query.ts'
import { Held } from '#ui/workbench/held.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { NAME_READ_IN } from '../../name.ts'
import { NameForm } from './name-form.tsx'
import { OwnPicture } from './own-picture.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'
import { OwnSessions } from './sessions.tsx'

interface ProfileScreenProps {
  /** Whether something in `children` still loads, which moves what stands below it. */
  isHeld: boolean
  children: ReactNode
}

/** One's own account: name, picture, password, open sessions; before the sessions the sections of other domains. */
export function ProfileScreen({ isHeld, children }: ProfileScreenProps) {
  const read = useQuery(query.accounts.profile.read.queryOptions())
  return (
    <WorkbenchPage title="Meu perfil">
      <QueryView
        query={read}
        data={read.data?.data}
        failed="O perfil não veio"
        loading={<LoadingRows rows={4} height={140} label="Carregando o perfil…" />}
      >
        {(profile) => (
          <div className={`stack ${styles.sections}`}>
            <Section
              title="Quem é você"
              hint={`Como a equipe vê você na bancada. Clientes e visitantes leem o nome ${NAME_READ_IN}; a foto, o site não mostra. Quem somos tem nomes e fotos à parte, em Site.`}
            >
              <OwnPicture profile={profile} />
              <NameForm profile={profile} />
            </Section>
            <Section title="Senha" hint="Ao trocar a senha, as suas outras sessões se encerram.">
              <PasswordForm profile={profile} />
            </Section>
            <Section
              id="segundo-fator"
              title="Segundo fator"
              hint="Além da senha, a entrada pede um código do seu telefone: quem descobre a senha não entra."
            >
              <SecondFactor isOn={profile.second_factor} />
            </Section>
            {children}
            <Section
              title="Sessões abertas"
              hint="Onde a sua conta está aberta. Guardamos o navegador e o momento; a rede de cada entrada fica por 12 meses no registro de segurança."
            >
              <Held isHeld={isHeld}>
                <OwnSessions />
              </Held>
            </Section>
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
