import { Badge, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { SecondFactorSetup } from '../../second-factor-contract.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupDialog } from './setup-dialog.tsx'

type Step = 'begin' | 'recovery' | 'remove'

const STEPS: Readonly<Record<Step, { title: string; confirm: string }>> = {
  begin: { title: 'Ligar o segundo fator', confirm: 'Continuar' },
  recovery: { title: 'Fazer outros códigos de recuperação', confirm: 'Fazer outros' },
  remove: { title: 'Desligar o segundo fator', confirm: 'Desligar' },
}

/** Turns the caller's second factor on and off, and makes recovery codes. Each step begins with the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>()
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { secondFactor } = api.accounts.profile

  async function go(password: string) {
    if (step === 'begin') setSetup((await secondFactor.begin({ password })).data)
    if (step === 'recovery') setCodes((await secondFactor.recovery({ password })).data.recovery_codes)
    if (step === 'remove') {
      await secondFactor.remove({ password })
      notifySuccess('O segundo fator foi desligado')
      await client.invalidateQueries()
    }
  }

  return (
    <>
      {isOn ? (
        <Group gap="xs">
          <Badge color="green">Ligado</Badge>
          <Button variant="default" onClick={() => setStep('recovery')}>
            Outros códigos de recuperação
          </Button>
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setStep('remove')}>
            Desligar
          </Button>
        </Group>
      ) : (
        <div>
          <Button variant="default" onClick={() => setStep('begin')}>
            Ligar o segundo fator
          </Button>
        </div>
      )}
      {step && <PasswordDialog {...STEPS[step]} onConfirm={go} onClose={() => setStep(undefined)} />}
      {setup && (
        <SetupDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={() => {
            setCodes(setup.recovery_codes)
            setSetup(undefined)
          }}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            void client.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
