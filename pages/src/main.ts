import { mount } from 'svelte';

import App from './App.svelte';
import { startLanguage } from './lib/i18n/index.svelte';
import './theme/fonts.css';
import './theme/theme.css';

const target = document.getElementById('app');
if (!target) throw new Error('there is no place to draw in');
await startLanguage();
mount(App, { target });
