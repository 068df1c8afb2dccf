import { Button } from '@mantine/core'
import { SecondFactor } from '#domains/accounts/web/profile/second-factor.tsx'
import styles from './second-factor-gate.module.css'

/** All that somebody sees who must add a second factor first. */
const SecondFactorGate = ({ onLeave }: { onLeave: () => void }) => (
  <main className={`stack items-start gap-125 window-high ${styles.gate}`}>
    <h1 className="tight">Falta o segundo fator</h1>
    <p>
      A administração pede que toda a equipe confirme a entrada com um código de um aplicativo autenticador. Ligue o seu
      para continuar.
    </p>
    <SecondFactor isOn={false} />
    <Button variant="subtle" color="gray" onClick={onLeave}>
      Sair
    </Button>
  </main>
)

export default SecondFactorGate
