import { Tabs, TextInput } from '@mantine/core'
import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { WEEKDAYS } from '#ui/formats.ts'
import styles from './days-fields.module.css'
import type { SectionFieldsProps } from './sections.ts'

/** The seven days, one tab each; the preview shows the selected one. */
export function DaysFields({ form, onWeekday }: SectionFieldsProps<'days'>) {
  const today = useLoaderData({ from: '__root__' }).day.weekday
  const [shown, setShown] = useState<number>(today)
  const wrong = WEEKDAYS.map((_, day) => Object.keys(form.errors).some((path) => path.startsWith(`value.${day}.`)))
  const firstWrong = wrong.indexOf(true)

  function show(day: number) {
    setShown(day)
    onWeekday(day)
  }

  // Shows a day with invalid fields.
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
            {day === today && <span className="soft tiny"> hoje</span>}
            {wrong[day] && <span className="hidden"> (com erro)</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {WEEKDAYS.map((name, day) => (
        <Tabs.Panel key={`${name} ${form.key('value')}`} value={String(day)} className={styles.panel}>
          <TextInput
            description="A linha grande no alto da página inicial."
            {...form.field(`value.${day}.slogan`)}
            label="Frase do dia"
          />
          <TextInput description="Acima da frase." {...form.field(`value.${day}.greeting`)} label="Saudação" />
          <PictureField
            description="Sem ela, serve a peça desenhada na cor do dia."
            {...form.field(`value.${day}.image`)}
            label="Imagem do dia"
          />
          <TextInput
            description="O que a imagem mostra, para quem não a vê."
            {...form.field(`value.${day}.alt`)}
            label="Texto alternativo"
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
