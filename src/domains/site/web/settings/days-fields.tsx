import { Tabs, TextInput } from '@mantine/core'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import styles from './days-fields.module.css'
import type { SectionFieldsProps } from './sections.ts'

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

/** The seven days, one shown at a time; the preview shows the same. */
export function DaysFields({ form, onWeekday }: SectionFieldsProps<'days'>) {
  const today = useLoaderData({ from: '__root__' }).day.weekday
  const [shown, setShown] = useState<number>(today)
  const wrong = WEEKDAYS.map((_, day) => Object.keys(form.errors).some((path) => path.startsWith(`value.${day}.`)))
  const firstWrong = wrong.indexOf(true)

  function show(day: number) {
    setShown(day)
    onWeekday(day)
  }

  // What is to blame must not be hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the errors change, not when the day does
  useEffect(() => {
    if (firstWrong >= 0 && !wrong[shown]) show(firstWrong)
  }, [form.errors])

  return (
    <Tabs value={String(shown)} onChange={(day) => show(Number(day))} keepMountedMode="display-none">
      <Tabs.List aria-label="Dia da semana" className={styles.days}>
        {WEEKDAYS.map((name, day) => (
          <Tabs.Tab key={name} value={String(day)} data-wrong={wrong[day] || undefined}>
            {name}
            {day === today && <span className={styles.today}> hoje</span>}
            {wrong[day] && <span className="hidden"> (com erro)</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {WEEKDAYS.map((name, day) => (
        <Tabs.Panel key={name} value={String(day)} className={styles.panel}>
          <TextInput
            label="Frase do dia"
            description="A linha grande no alto da página inicial."
            required
            maxLength={120}
            {...form.getInputProps(`value.${day}.slogan`)}
          />
          <TextInput
            label="Saudação"
            description="Acima da frase."
            maxLength={120}
            {...form.getInputProps(`value.${day}.greeting`)}
          />
          <PictureField
            label="Imagem do dia"
            description="Sem ela, serve a peça desenhada na cor do dia."
            {...form.getInputProps(`value.${day}.image`)}
          />
          <TextInput
            label="Texto alternativo"
            description="O que a imagem mostra, para quem não a vê."
            maxLength={200}
            {...form.getInputProps(`value.${day}.alt`)}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
