import { Alert, Button, Group, Switch, Textarea, TextInput } from '@mantine/core'
import { useSay } from '#client/interface/say.ts'
import { dateTime, dayOf } from '#time.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import type { CalendarEvent } from '../../event-schemas.ts'
import { describeLead } from '../../leads.ts'
import { calendarWords } from '../../words.ts'
import { AlertFields } from './alert-fields.tsx'
import { Attendees, ColleaguesField } from './attendees.tsx'
import { EventTask } from './event-task.tsx'
import styles from './form.module.css'
import { FreeHours } from './free-hours.tsx'
import { GuestsField } from './guests-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TagField } from './tag-field.tsx'
import { type EventFormProps, useEventForm } from './use-event-form.ts'
import { useFormEscape } from './use-form-escape.ts'
import { WhenFields } from './when-fields.tsx'

/** The form of an event: 'Criar Evento', or with the fields of a stored one. */
export function EventForm(props: EventFormProps) {
  const say = useSay()
  const { event, changing, onClose } = props
  const state = useEventForm(props)
  const { record, problem, people, setPeople, guests, setGuests } = state
  const { form } = record
  useFormEscape({ isOn: props.closesByEscape ?? false, form: record.element, isDirty: record.isDirty, onClose })
  const isReadOnly = event !== undefined && !event.editable
  return (
    <RecordForm
      record={record}
      label={event ? 'Evento' : say(calendarWords.create)}
      savedText="O evento foi salvo"
      className="stack gap-90 one-column may-shrink"
      describe={DESCRIBE}
    >
      {event?.answer && <Invitation event={event} saving={record.saving} onAnswer={state.answer} />}
      <fieldset disabled={isReadOnly} className="no-padding no-border stack gap-90 one-column may-shrink">
        <TextInput key={form.key('title')} {...form.field('title')} />
        <Textarea key={form.key('description')} {...form.field('description')} autosize minRows={2} maxRows={10} />
        <TextInput key={form.key('location')} {...form.field('location')} />
        <WhenFields form={form} isNew={!event} />
        <RepeatSwitch form={form} />
        <AlertFields form={form} />
        <TagField form={form} />
        <EventTask form={form} isReadOnly={isReadOnly} />
        {event ? (
          <Attendees id={event.id} form={form} changing={changing} />
        ) : (
          <>
            <ColleaguesField people={people} onChange={setPeople} />
            <FreeHours form={form} people={people} />
            <GuestsField emails={guests} onChange={setGuests} />
          </>
        )}
      </fieldset>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {!isReadOnly && (
        <Group justify="flex-end" className={styles.actions}>
          {event && (
            <>
              <Button variant="subtle" color="red" me="auto" onClick={() => void state.remove()}>
                {say(calendarWords.remove)}
              </Button>
              <Button variant="default" onClick={onClose}>
                {say(calendarWords.cancel)}
              </Button>
            </>
          )}
          <Button type="submit" loading={record.saving}>
            {say(event ? calendarWords.save : calendarWords.saveNew)}
          </Button>
        </Group>
      )}
    </RecordForm>
  )
}

function RepeatSwitch({ form }: { form: ReturnType<typeof useEventForm>['record']['form'] }) {
  const isOn = form.useWatchValue('repeat_event')
  function setOn(next: boolean) {
    const { start_date, repeat_star_date } = form.getValues()
    form.setFieldValue('repeat_event', next)
    if (next && !repeat_star_date) form.setFieldValue('repeat_star_date', dayOf(start_date))
  }
  return (
    <>
      <Switch
        label={form.labelOf('repeat_event')}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {isOn && <RepeatFields form={form} />}
    </>
  )
}

interface InvitationProps {
  event: CalendarEvent
  saving: boolean
  onAnswer: (answer: 'accepted' | 'declined') => Promise<void>
}

/** Whose event it is, and the answer to it. */
const Invitation = ({ event, saving, onAnswer }: InvitationProps) => (
  <div className={`stack gap-50 rounded ${styles.invitation}`}>
    <p>
      <b>{event.owner}</b> {event.answer === 'invited' ? 'convida você para este evento.' : 'compartilha este evento.'}
    </p>
    <Group gap="xs">
      {event.answer !== 'accepted' && (
        <Button size="compact-md" disabled={saving} onClick={() => void onAnswer('accepted')}>
          Aceitar
        </Button>
      )}
      {event.answer !== 'declined' && (
        <Button size="compact-md" variant="default" disabled={saving} onClick={() => void onAnswer('declined')}>
          Recusar
        </Button>
      )}
    </Group>
  </div>
)

/** Texts of the values that are not text themselves, for the conflict dialog. */
const DESCRIBE = {
  start_date: (moment: string) => dateTime(moment),
  end_date: (moment: string) => dateTime(moment),
  alert_date: (moment: string) => dateTime(moment),
  more_alerts: (leads: number[]) => leads.map((lead) => describeLead(lead, false)).join('; ') || 'Nenhum',
  repeat_star_date: (day: string) => dateTime(day),
  repeat_end_date: (day: string) => dateTime(day),
}
