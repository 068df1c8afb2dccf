import { ActionIcon, Button, Group, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { MAX_ALERTS } from '../../calendar.ts'
import type { EventFields } from '../../event-schemas.ts'
import { describeLead, leadChoices, nextLead } from '../../leads.ts'
import { toMinutes } from '../grid/local-minutes.ts'

/** The alerts of an event besides its first, each by how long before the start it is. */
export function MoreAlerts({ form }: { form: RecordFields<EventFields> }) {
  const leads = form.useWatchValue('more_alerts')
  const allDay = form.useWatchValue('all_day')
  const adding = useRef<HTMLButtonElement>(null)
  const [isAdded, setAdded] = useState(false)
  const { error } = form.field('more_alerts')
  const set = (next: number[]) => form.setFieldValue('more_alerts', next)
  const firstLead = () => {
    const { alert_date, start_date } = form.getValues()
    const noon = allDay ? 12 * 60 : 0
    return (toMinutes(start_date) + noon - toMinutes(alert_date)) * 60
  }

  function add() {
    const lead = nextLead(allDay, [firstLead(), ...leads])
    if (lead === undefined) return
    set([...leads, lead])
    setAdded(true)
  }

  function remove(at: number) {
    set(leads.toSpliced(at, 1))
    setAdded(false)
    // The button is there again once the last of them has gone.
    requestAnimationFrame(() => adding.current?.focus())
  }

  return (
    <>
      {leads.map((lead, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
        <Group key={at} gap="xs" align="end" wrap="nowrap">
          <Select
            className="grow"
            label={`${at + 2}º alerta`}
            autoFocus={isAdded && at === leads.length - 1}
            data={leadChoices(allDay, [lead])
              .filter((one) => one === lead || !leads.includes(one))
              .map((one) => ({ value: String(one), label: describeLead(one, allDay) }))}
            value={String(lead)}
            onChange={(chosen) => chosen !== null && set(leads.with(at, Number(chosen)))}
            error={error && at === leads.length - 1 ? error : undefined}
          />
          <ActionIcon
            size="input-sm"
            variant="subtle"
            color="gray"
            aria-label={`Remover o ${at + 2}º alerta`}
            onClick={() => remove(at)}
          >
            <IconX size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {leads.length < MAX_ALERTS - 1 && (
        <Button ref={adding} variant="subtle" size="compact-sm" className="self-start" onClick={add}>
          Mais um alerta
        </Button>
      )}
    </>
  )
}
