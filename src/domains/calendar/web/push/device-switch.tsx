import { Switch } from '@mantine/core'
import type { DeviceState } from './this-device.ts'
import { useThisDevice } from './use-this-device.ts'

const NOTES: Record<DeviceState, string> = {
  unsupported: 'Este navegador não mostra alertas. No iPhone, ponha antes o site na tela de início.',
  blocked: 'O navegador bloqueia as notificações deste site: libere-as nas permissões dele.',
  off: 'Mesmo com esta página fechada.',
  on: 'Mesmo com esta página fechada.',
}

/** Whether this device shows the person's alerts; nothing until that is known. */
export function DeviceSwitch({ user }: { user: number }) {
  const { state, isChanging, setOn } = useThisDevice(user)
  if (!state) return null
  return (
    <Switch
      label="Mostrar alertas neste aparelho"
      description={NOTES[state]}
      checked={state === 'on'}
      disabled={isChanging || state === 'unsupported' || state === 'blocked'}
      onChange={({ currentTarget }) => setOn(currentTarget.checked)}
    />
  )
}
