import { Switch, TextInput } from '@mantine/core'
import { useSession } from '#client/session/session.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { toLocalTime, toMinutes } from '../grid/local-minutes.ts'
import { DeviceSwitch } from '../push/device-switch.tsx'
import { useThisDevice } from '../push/use-this-device.ts'
import styles from './form.module.css'
import { TimeField } from './moment-fields.tsx'
import { MoreAlerts } from './more-alerts.tsx'

/** Minutes before the start at which an alert is offered. */
const LEAD = 10
/** The time of day at which one is offered for an event of all day. */
const MORNING = 'T08:00'

interface AlertFieldsProps {
  form: RecordFields<EventFields>
}

/** Whether, when and with what text alerts go out. */
export function AlertFields({ form }: AlertFieldsProps) {
  const { user } = useSession()
  // Nobody is signed in for a moment when another tab has signed out, before this one opens the login.
  return user && <Fields form={form} user={user.id} />
}

function Fields({ form, user }: AlertFieldsProps & { user: number }) {
  const { askOnce } = useThisDevice(user)
  const isOn = form.useWatchValue('alert')
  const repeats = form.useWatchValue('repeat_event')

  function setOn(next: boolean) {
    const { alert_date, all_day, start_date } = form.getValues()
    form.setFieldValue('alert', next)
    if (next) askOnce()
    const start = toMinutes(start_date)
    if (!next || alert_date || Number.isNaN(start)) return
    form.setFieldValue('alert_date', all_day ? start_date.slice(0, 10) + MORNING : toLocalTime(start - LEAD))
  }

  return (
    <>
      <Switch
        label={form.labelOf('alert')}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && (
        <div className={`stack gap-90 one-column may-shrink ${styles.group}`}>
          <TimeField
            form={form}
            name="alert_date"
            description={repeats ? 'Nas outras vezes, com a mesma antecedência.' : undefined}
          />
          <MoreAlerts form={form} />
          <TextInput key={form.key('alerts')} {...form.field('alerts')} placeholder="O que o alerta diz" />
          <DeviceSwitch user={user} />
        </div>
      )}
    </>
  )
}
