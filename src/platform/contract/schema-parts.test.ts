import { expect, test } from 'vitest'
import { day, email, id, text, z } from './fields.ts'
import { emptyOf } from './schema-parts.ts'

test('a form that nobody has filled in begins with the empty value of each field', () => {
  const Fields = z.object({
    name: text(80).meta({ label: 'Nome' }),
    email,
    count: z.int().min(1),
    amount: z.string().transform(Number).pipe(z.number()),
    isPublic: z.boolean(),
    kind: z.enum(['bank', 'card']),
    day: day.nullable(),
    client: id.nullable(),
    people: z.array(id),
    sale: z.object({ title: text(10), value: z.number().default(5) }),
    note: text(10).optional(),
  })
  expect(emptyOf(Fields)).toEqual({
    name: '',
    email: '',
    count: 0,
    amount: '',
    isPublic: false,
    kind: 'bank',
    day: null,
    client: null,
    people: [],
    sale: { title: '', value: 5 },
    note: undefined,
  })
})

test('a schema without an empty value is refused', () => {
  expect(() => emptyOf(z.object({ either: z.union([z.string(), z.number()]) }))).toThrow('union')
})
