import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/layout.css';
import './style/controls.css';

const target = document.getElementById('page');
if (target) mount(App, { target });
