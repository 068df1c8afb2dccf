import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '#client/session/session.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { PUBLIC_PAGES, WEEKDAY_FIELDS } from '../booking.ts'
import type { BookingPageFields } from '../contract.ts'
import styles from './edit.module.css'

interface Props {
  form: RecordFields<BookingPageFields>
  isNew: boolean
}

const [SUNDAY, ...WEEK] = WEEKDAY_FIELDS

/** What a booking page says, where it is, and which hours it offers. */
export function PageFields({ form, isNew }: Props) {
  const { admin } = useSession()
  const isPublic = form.useWatchValue('slug') !== ''
  return (
    <>
      <Switch key={form.key('is_on')} {...form.field('is_on')} />
      <TextInput data-autofocus={isNew || undefined} key={form.key('name')} {...form.field('name')} />
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        description="O que quem marca precisa saber antes."
        key={form.key('description')}
        {...form.field('description')}
      />
      <TextInput
        description="Só quem marcou fica sabendo, no e-mail e na página do horário."
        key={form.key('location')}
        {...form.field('location')}
      />
      <TextInput
        description="O fim do endereço, como conversa-inicial: a página aparece nos buscadores. Vazio, só abre pelo link secreto."
        leftSection={<span className="soft small">{PUBLIC_PAGES}/</span>}
        leftSectionWidth="5.5rem"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('slug')}
        {...form.field('slug')}
      />
      {admin && (
        <Switch
          description={isPublic ? undefined : 'Precisa de um endereço público.'}
          key={form.key('at_contact')}
          {...form.field('at_contact')}
        />
      )}
      <Group legend="O horário" className={styles.numbers}>
        <Count form={form} name="minutes" unit="min" />
        <Count form={form} name="gap" unit="min" description="Livre antes e depois de cada compromisso." />
        <Count form={form} name="notice_hours" unit="h" description="Da hora em que marcam à marcada." />
        <Count form={form} name="days_ahead" unit="dias" description="No máximo 90." />
        <Count form={form} name="most_a_day" unit="por dia" description="0: quantos couberem." />
      </Group>
      <Group
        legend="Horas em cada dia da semana"
        note="Como 9-12, 13:30-18; vazio, nenhuma. Feriados nacionais e o que já está no calendário não são oferecidos."
        className={styles.days}
      >
        {[...WEEK, SUNDAY].map((day) => (
          <TextInput key={form.key(day)} placeholder="nenhuma" autoComplete="off" {...form.field(day)} />
        ))}
      </Group>
      <Switch
        description="Férias, viagens: nesses dias nada é oferecido. Desligado, só ocupam as horas os eventos com hora."
        key={form.key('all_day_busy')}
        {...form.field('all_day_busy')}
      />
    </>
  )
}

interface GroupProps {
  legend: string
  note?: string
  className: string | undefined
  children: ReactNode
}

const Group = ({ legend, note, className, children }: GroupProps) => (
  <fieldset className={`no-padding no-border ${styles.group}`}>
    <legend className="strong">{legend}</legend>
    {note && <p className="soft small below-75">{note}</p>}
    <div className={`stack gap-100 ${className}`}>{children}</div>
  </fieldset>
)

interface CountProps {
  form: RecordFields<BookingPageFields>
  name: 'minutes' | 'gap' | 'notice_hours' | 'days_ahead' | 'most_a_day'
  unit: string
  description?: string
}

const Count = ({ form, name, unit, description }: CountProps) => (
  <NumberInput
    allowDecimal={false}
    allowNegative={false}
    hideControls
    suffix={` ${unit}`}
    description={description}
    key={form.key(name)}
    {...form.field(name)}
  />
)
