import { afterEach } from 'vitest'
import { reset } from './screen.tsx'

afterEach(reset)
