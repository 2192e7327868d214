import { render } from 'preact'
import { App } from './App.tsx'
import { follow } from './router.ts'
import './style/index.css'

follow()
const root = document.getElementById('app')
if (root) render(<App />, root)
